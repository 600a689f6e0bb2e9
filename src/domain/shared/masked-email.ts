/** An address that its owner recognises and nobody else can write to: `p•••@bouw.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
