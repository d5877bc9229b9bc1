import { FieldHint, notesOf } from './field-notes.tsx';
import { Group } from './group.tsx';
import tick from './tick.module.css';

type Option = { value: string; label: string; hint?: string; disabled?: boolean };
type Props = {
  name: string;
  legend: string;
  id?: string;
  hint?: string;
  error?: string | undefined;
  options: Option[];
  defaultValue?: string;
  required?: boolean;
  onChange?: (value: string) => void;
};

/** The first button carries the group's id: a link from the error summary lands where the answer is given. */
export function RadioGroup({ name, legend, id = name, hint, error, options, defaultValue, required, onChange }: Props) {
  return (
    <Group {...{ id, legend, hint, error }}>
      {options.map((option, index) => {
        const own = index === 0 ? id : `${id}-${option.value}`;
        return (
          <div className={tick['choice']} key={option.value}>
            <input
              type="radio"
              id={own}
              name={name}
              value={option.value}
              className={tick['box']}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
              aria-describedby={notesOf(`${own}-option`, option)['aria-describedby']}
              onChange={() => onChange?.(option.value)}
            />
            <label htmlFor={own}>{option.label}</label>
            {option.hint && (
              <div className={tick['under']}>
                <FieldHint id={`${own}-option`}>{option.hint}</FieldHint>
              </div>
            )}
          </div>
        );
      })}
    </Group>
  );
}
