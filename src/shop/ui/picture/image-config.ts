import type { ImageConfig, Rewrite } from '../../../domain/product/image-url.ts';
import { env, type Env } from '../../../env.ts';

/** `from=to`; undefined where nothing is rewritten. */
function rewrite(text: string): Rewrite | undefined {
  const [from, to] = text.split('=');
  return from && to ? { from, to } : undefined;
}

/** How a site with this environment fetches pictures (spec 1 §7). */
export function imageConfigOf(
  settings: Pick<
    Env,
    'IMAGE_HOSTS' | 'IMAGE_HOST_REWRITE' | 'IMAGE_EXTENSION_REWRITE' | 'IMAGE_OPTIMISER_OFF'
  >,
): ImageConfig {
  const host = rewrite(settings.IMAGE_HOST_REWRITE);
  const extension = rewrite(settings.IMAGE_EXTENSION_REWRITE);
  return {
    ...(settings.IMAGE_HOSTS.length > 0 && { allowedHosts: settings.IMAGE_HOSTS }),
    ...(host && { hostRewrite: host }),
    ...(extension && { extensionRewrite: extension }),
    ...(settings.IMAGE_OPTIMISER_OFF && { optimiserOff: true }),
  };
}

let config: ImageConfig | undefined;

/** How this site fetches pictures; pages carry it for their scripts. */
export function imageConfig(): ImageConfig {
  config ??= imageConfigOf(env());
  return config;
}

/** The same for an attribute, absent by default: each page carries it. */
export function imageConfigText(): string | undefined {
  const text = JSON.stringify(imageConfig());
  return text === '{}' ? undefined : text;
}
