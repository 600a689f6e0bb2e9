import { useTexts } from './context.ts';
import { SidebarEmpty } from './empty.tsx';
import { VatChoice } from './vat-choice.tsx';

/** Prices with and without VAT, and the choice between them. */
export default function VatExplain() {
  const t = useTexts();
  return (
    <SidebarEmpty icon="vat" text={t('vatExplain.text')}>
      <VatChoice />
    </SidebarEmpty>
  );
}
