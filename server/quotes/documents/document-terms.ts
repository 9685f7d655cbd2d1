import { explainInclusions, explainTerms } from '#domain/quotes/explanation/explain-terms.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import { heading } from '#server/platform/pdf/branded-page.ts'
import type { PdfContent } from '#server/platform/pdf/pdf-document.ts'
import type { DocumentContext } from './document-context.ts'

/** Included, paid at destination, not included; nothing for a quote that states no terms. */
export function inclusionsPart(
  { language, translate }: DocumentContext,
  { offer }: { readonly offer: Offer },
): readonly PdfContent[] {
  const groups = explainInclusions(offer.quote, language, translate)
  if (groups.length === 0) return []
  const table: PdfContent = {
    table: {
      headerRows: 1,
      widths: groups.map(() => '*'),
      body: [
        groups.map(({ title }) => ({ text: title, style: 'head' })),
        groups.map(({ items }) => ({ text: items.map((item) => `• ${item}`).join('\n') })),
      ],
    },
    layout: 'ruled',
  }
  return [{ unbreakable: true, stack: [heading(translate('quotes.offerTerms.title')), table] }]
}

/** Incoterm, bill type, free time, payment and insurance, as conditions of the document. */
export function statementsOf({ language, translate, documentText }: DocumentContext, offer: Offer): string[] {
  const { quote, item } = offer
  return explainTerms(
    {
      terms: quote.terms,
      contingentCharges: quote.contingentCharges,
      isCollected: quote.lines.some(({ paymentTerm }) => paymentTerm === 'collect'),
      departsOn: (item as Partial<SailingItem>).sailing?.departsOn,
    },
    language,
    translate,
  ).map(({ name, text }) => documentText('conditions.term', { name, text }))
}
