/** Status codes of spec 1 §8. 600 is specific to this shop: content that is invalid. */
export const STATUS = {
  Ok: 200,
  BadRequest: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  ServerError: 500,
  InvalidData: 600,
} as const;
