import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { AddressView } from '#contract/addresses.ts'
import { addressKinds } from '#domain/addresses/address-entry.ts'
import { homeCountry } from '#domain/certification/company-number.ts'
import { call } from '#web/client/call.ts'
import { useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { AddressPicker } from '#web/components/address-picker/address-picker.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './address-book.module.css'
import { AddressForm } from './address-form.tsx'
import { addressUrls } from './address-urls.ts'
import { textsOfValues } from './address-values.ts'

const empty = { ...textsOfValues({ country: homeCountry }), isDefault: false }

/** The copy gets a short name of its own. */
const copyOf = (entry: AddressView | undefined) => (entry ? { ...entry, label: '', isDefault: false } : empty)

/** Starts empty, or as a copy of an entry: a notify party is often the consignee. */
export function NewAddress() {
  const { t } = useTranslation('addresses')
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [copied, setCopied] = useState<AddressView>()
  const onSaved = ({ name }: AddressView) => {
    showToast('info', t('form.saved', { name }))
    invalidate('GET /api/addresses')
    void navigate(addressUrls.list)
  }
  return (
    <Panel title={t('form.addTitle')}>
      <div className={styles.copy}>
        <AddressPicker
          label={t('form.copy')}
          help={t('form.copyHelp')}
          kinds={addressKinds}
          chosen={copied}
          onChosen={setCopied}
        />
      </div>
      <AddressForm
        key={copied?.id ?? ''}
        initial={copyOf(copied)}
        send={(body) => call('POST /api/addresses', { body }, { hidesOfflineToast: true })}
        onSaved={onSaved}
        beside={() => (
          <Link className={buttonClass()} to={addressUrls.list}>
            {t('form.cancel')}
          </Link>
        )}
      />
    </Panel>
  )
}
