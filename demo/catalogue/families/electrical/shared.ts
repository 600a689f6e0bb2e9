export const MANUAL = [
  'Laat werk aan de groepenkast over aan een erkend installateur. Schakel de spanning uit.',
  'Leave work on the consumer unit to a certified installer. Switch off the power.',
] as [string, string];

export const ledClass = (_: string, size: string): string => {
  const watts = Number.parseFloat(size);
  return watts < 5 ? 'C' : watts < 8 ? 'D' : watts < 20 ? 'E' : 'F';
};
