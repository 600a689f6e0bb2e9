import type { ImageConfig, Rewrite } from '../../domain/image-url.ts';
import { env } from '../../env.ts';

/** `from=to`; undefined where nothing is rewritten. */
function rewrite(text: string): Rewrite | undefined {
  const [from, to] = text.split('=');
  return from && to ? { from, to } : undefined;
}

let config: ImageConfig | undefined;

/**
 * How this site fetches pictures, from the environment (spec 1 §7). Without an optimiser: our
 * own pictures all lie below /api/images, which sizes them itself.
 */
export function imageConfig(): ImageConfig {
  if (config) return config;
  const { IMAGE_HOSTS, IMAGE_HOST_REWRITE, IMAGE_EXTENSION_REWRITE } = env();
  const host = rewrite(IMAGE_HOST_REWRITE);
  const extension = rewrite(IMAGE_EXTENSION_REWRITE);
  config = {
    ...(IMAGE_HOSTS.length > 0 && { allowedHosts: IMAGE_HOSTS }),
    ...(host && { hostRewrite: host }),
    ...(extension && { extensionRewrite: extension }),
  };
  return config;
}
