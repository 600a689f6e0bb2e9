import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

/** A page of the embedded provider around `main`, in the shop's look. */
export function providerPage(
  title: string,
  main: Html | string,
  locale: 'nl' | 'en' = 'nl',
): string {
  return String(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="stylesheet" href="/id/assets/sign-in.css" />
        </head>
        <body>
          ${main}
        </body>
      </html>`,
  );
}

/** Posts the provider's sign-out form at once: the shopper already chose to sign out. */
export const logoutPage = (form: string): string =>
  providerPage(
    'Uitloggen',
    html`${raw(form)}
      <script>
        const form = document.forms[0];
        form.insertAdjacentHTML('beforeend', '<input type="hidden" name="logout" value="yes">');
        form.submit();
      </script>
      <noscript
        ><button form="op.logoutForm" name="logout" value="yes">Uitloggen</button></noscript
      >`,
  );

export const errorPage = (message: string): string =>
  providerPage(
    'Inloggen is niet gelukt',
    html`<main>
      <h1>Inloggen is niet gelukt</h1>
      <p>De aanvraag is verlopen of ongeldig (${message}). Probeer het opnieuw.</p>
      <p><a href="/inloggen">Terug naar inloggen</a></p>
    </main>`,
  );
