/** Whether the newsletter is sent to an address. */
export interface NewsletterSubscription {
  /** `pending`: asked for, and not confirmed by the mail yet. */
  state: 'pending' | 'subscribed' | 'unsubscribed';
  /** With most of its name left out: `p•••@bouw.example`. */
  email: string;
}
