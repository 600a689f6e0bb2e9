const ID = /^[\w-]{11}$/;

/** Extracts the video id from a YouTube URL; null for any other URL. */
export function youtubeId(address: string): string | null {
  const url = URL.parse(address);
  const host = url?.hostname.replace(/^(www|m)\./, '');
  if (!url || !host) return null;
  const [, first = '', second = ''] = url.pathname.split('/');
  let id = '';
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    id = ['embed', 'shorts', 'live'].includes(first) ? second : (url.searchParams.get('v') ?? '');
  return ID.test(id) ? id : null;
}
