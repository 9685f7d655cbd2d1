import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { call } from '#web/client/call.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { VerifiedQuote } from './verified-quote.tsx'
import styles from './verify.module.css'

export const loader = () => null
const namespaces = [...formNamespaces, 'prices', 'quotes', 'myQuotes', 'requests', 'tariff-agreed'] as const

export const handle = { namespaces, queryNames: ['number', 'code'] }

export const clientLoader = loadNamespaces(namespaces)

type Verified = CallData<'GET /api/quotes/verify'>

/** Verifies a quote document. Its QR code opens this page with both fields filled in. */
export default function VerifyPage() {
  const { t } = useTranslation('myQuotes')
  const { name } = useBrand()
  const title = `${t('verify.title')} - ${name[useLanguage()]}`
  const [searchParams] = useSearchParams()
  const isHydrated = useHydrated()
  const [number, code] = [searchParams.get('number') ?? '', searchParams.get('code') ?? '']
  return (
    <div className={styles.page}>
      <PageHead title={title} description={t('verify.lead')} />
      <h1>{t('verify.title')}</h1>
      <p>{t('verify.lead')}</p>
      {/* A cached page does not know the URL parameters; the fields are filled in after hydration. */}
      <VerifyForm key={isHydrated ? `${number} ${code}` : 'static'} number={number} code={code} />
    </div>
  )
}

function VerifyForm({ number, code }: { number: string; code: string }) {
  const { t } = useTranslation('myQuotes')
  const [verified, setVerified] = useState<Verified>()
  const { formProps, ...form } = useForm({
    rules: { number: required, code: required },
    namespace: 'myQuotes',
    send: (values) => {
      // The earlier result does not apply to the new input.
      setVerified(undefined)
      const query = { number: values.number ?? '', code: values.code ?? '' }
      return call('GET /api/quotes/verify', { query }, { hidesOfflineToast: true })
    },
    onDone: setVerified,
  })
  const { ref } = formProps
  useEffect(() => {
    if (number && code) ref.current?.requestSubmit()
  }, [number, code, ref])
  return (
    <>
      <form className={forms.form} {...formProps}>
        <Field
          form={form}
          name="number"
          label={t('verify.number')}
          autoComplete="off"
          defaultValue={number}
        />
        <Field form={form} name="code" label={t('verify.code')} autoComplete="off" defaultValue={code} />
        <FormFooter form={form} submitLabel={t('verify.submit')} />
      </form>
      {verified && <VerifiedQuote verified={verified} />}
    </>
  )
}
