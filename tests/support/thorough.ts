/** `npm test -- --thorough`: everything is looked at; else a part of what is much alike. */
export const isThorough = !!process.env['THOROUGH'];
