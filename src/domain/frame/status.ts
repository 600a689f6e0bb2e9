/** The status enumeration of spec 1 §8; 600 is the shop's own. */
export const STATUS = {
  Ok: 200,
  BadRequest: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  ServerError: 500,
  InvalidData: 600,
} as const;
