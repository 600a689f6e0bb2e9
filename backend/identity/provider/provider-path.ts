/** Where the embedded provider is mounted; its issuer is the shop's origin with this path. */
export const PROVIDER_PATH = '/id';
