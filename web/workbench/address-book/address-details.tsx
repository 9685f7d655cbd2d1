import { Link } from 'react-router'
import type { AddressView } from '#contract/addresses.ts'
import { type AddressField, addressFields } from '#domain/addresses/address-entry.ts'
import { regionName } from '#domain/places/region-name.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { addressUrls } from './address-urls.ts'

/** An entry for members of a suspended company, who cannot change it. */
export function AddressDetails({ entry }: { readonly entry: AddressView }) {
  const { t } = useTranslation('addresses')
  const language = useLanguage()
  const textOf = (field: AddressField) =>
    field === 'country' ? regionName(entry.country, language) : entry[field]
  return (
    <Panel title={entry.name} lead={t('form.readOnly')}>
      <DescriptionList
        items={[
          { term: t('fields.kind'), value: t(`kinds.${entry.kind}`) },
          ...addressFields.map((field) => ({ term: t(`fields.${field}`), value: textOf(field) || null })),
        ]}
      />
      <p>
        <Link className={buttonClass()} to={addressUrls.list}>
          {t('import.back')}
        </Link>
      </p>
    </Panel>
  )
}
