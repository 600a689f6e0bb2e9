let sprite: string | undefined;

/** Address of the icons' sprite: the page shows icons, and knows it. */
function spriteHref(): string {
  sprite ??= document.querySelector('svg.icon use')?.getAttribute('href')?.replace(/#.*/, '');
  return sprite ?? '';
}

/** An icon of the site's sprite, as decoration. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${spriteHref()}#${name}`} />
    </svg>
  );
}
