import type { ImageConfig, Rewrite } from '../../domain/image-url.ts';
import { env } from '../../env.ts';

/** `from=to`; null where nothing is rewritten. */
function rewrite(text: string): Rewrite | null {
  const [from, to] = text.split('=');
  return from && to ? { from, to } : null;
}

let config: ImageConfig | undefined;

/** How this site fetches pictures, from the environment (spec 1 §7). */
export function imageConfig(): ImageConfig {
  config ??= {
    allowedHosts: env().IMAGE_HOSTS,
    hostRewrite: rewrite(env().IMAGE_HOST_REWRITE),
    extensionRewrite: rewrite(env().IMAGE_EXTENSION_REWRITE),
    // Our own pictures all lie below /api/images, which sizes them itself.
    optimiser: null,
  };
  return config;
}
