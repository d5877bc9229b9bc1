/** An address that does not fit in one line breaks after its @ and not just before its end. */
export function EmailWords({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
