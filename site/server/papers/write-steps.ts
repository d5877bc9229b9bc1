import { decorate, keepWhole, leftEdge, type TaggedPaper, textWidth } from './paper.ts';
import { inks } from './paper-look.ts';
import { putText, readStyle, strongStyle, textHeight } from './write-text.ts';

/** `when` stands above the text in bold: “Na véspera”. Empty where the step has no time of its own. */
export type SheetStep = { when: string; text: string };

const boxSide = 22;
const boxGap = 14;

/** Things to do, each with a box to tick by hand. A number names the step to whoever listens. */
export function writeSteps(paper: TaggedPaper, steps: SheetStep[], label: (number: number) => string): void {
  const { doc, sizes } = paper;
  const list = doc.struct('L');
  numberByTag(list);
  paper.body.add(list);
  const [whens, texts, numbers] = [strongStyle(sizes.text), readStyle(sizes.text), strongStyle(sizes.text, inks.heading)];
  const labelWidth = sizes.text * 1.7;
  const x = leftEdge + boxSide + boxGap;
  const place = { x: x + labelWidth, width: textWidth(paper) - boxSide - boxGap - labelWidth };

  doc.y += sizes.text * 0.3;
  steps.forEach(({ when, text }, index) => {
    const height = (when && textHeight(paper, when, whens, place.width)) || 0;
    keepWhole(paper, Math.max(boxSide, height + textHeight(paper, text, texts, place.width)));
    const top = doc.y;
    decorate(doc, () =>
      doc
        .roundedRect(leftEdge, top - 1, boxSide, boxSide, 3)
        .lineWidth(1.5)
        .stroke(inks.heading),
    );
    const item = doc.struct('LI');
    list.add(item);
    item.add(doc.struct('Lbl', {}, () => putText(paper, label(index + 1), numbers, { x, y: top + 1, width: labelWidth })));
    const body = doc.struct('LBody');
    item.add(body);
    doc.y = top + 1;
    if (when) body.add(doc.struct('P', {}, () => putText(paper, when, whens, place)));
    body.add(doc.struct('P', {}, () => putText(paper, text, texts, place)));
    item.end();
    doc.y = Math.max(doc.y, top + boxSide) + sizes.text * 0.75;
  });
  list.end();
}

/** PDF/UA asks every numbered list to say how it counts; pdfkit has no option for it. */
function numberByTag(list: PDFKit.PDFStructureElement): void {
  (list as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data['A'] = { O: 'List', ListNumbering: 'Decimal' };
}
