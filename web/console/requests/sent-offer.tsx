import { useState } from 'react'
import type { AdminRequest } from '#contract/requests.ts'
import type { SentOffer } from '#contract/sent-offers.ts'
import { languages } from '#domain/brands/brand.ts'
import { typedFrom } from '#domain/quotes/requests/typed-from.ts'
import { ok } from '#domain/values/refusal.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AnswerForm, type FilledOffer } from './answer-form.tsx'
import { AnswerSums } from './answer-sums.tsx'
import { OfferMargin } from './offer-margin.tsx'
import styles from './requests.module.css'
import { SentLater } from './sent-later.tsx'

type SentOfferProps = {
  readonly request: AdminRequest
  readonly sent: SentOffer
  onDone(request: AdminRequest): void
}

/** As it is typed. */
const filledFrom = ({ offer, costs, remark }: SentOffer): FilledOffer => ({
  ...typedFrom(offer.quote, costs ?? undefined),
  remark,
})

/** An offer as the customer has it; until it is accepted it can be withdrawn or revised. */
export function SentOfferPanel({ request, sent, onDone }: SentOfferProps) {
  const { t } = useTranslation('requestsAdmin')
  const [step, setStep] = useState<'withdraw' | 'revise'>()
  const isOpen = sent.state === 'open' || sent.state === 'expired'
  return (
    <ConsolePanel title={t('offer.title', { number: sent.number })}>
      <Facts sent={sent} />
      <AnswerSums sums={ok(sent.offer)} lines={[]} />
      {sent.costs && <OfferMargin offer={sent.offer} costs={sent.costs} />}
      <SentLater charges={sent.offer.quote.contingentCharges} />
      <p className={page.row}>
        <Documents number={sent.number} />
        {isOpen && (
          <>
            <Button isCompact onClick={() => setStep('revise')}>
              {t('offer.revise')}
            </Button>
            <Button isCompact onClick={() => setStep('withdraw')}>
              {t('offer.withdraw')}
            </Button>
          </>
        )}
      </p>
      {step === 'revise' && isOpen && (
        <AnswerForm request={request} filled={filledFrom(sent)} revised={sent.number} onDone={onDone} />
      )}
      {step === 'withdraw' && (
        <WithdrawOffer number={sent.number} onDone={onDone} onClose={() => setStep(undefined)} />
      )}
    </ConsolePanel>
  )
}

function Facts({ sent }: Pick<SentOfferProps, 'sent'>) {
  const { t } = useTranslation('requestsAdmin')
  const time = (at: string | null) => at && <FormattedTime at={at} format="dateTime" />
  return (
    <DescriptionList
      items={[
        { term: t('columns.state'), value: t(`offer.states.${sent.state}`) },
        { term: t('answer.validUntil'), value: time(sent.offer.validUntil) },
        { term: t('offer.author'), value: sent.author },
        { term: t('offer.sentAt'), value: time(sent.sentAt) },
        { term: t('offer.acceptedAt'), value: time(sent.acceptedAt) },
        { term: t('offer.withdrawnAt'), value: time(sent.withdrawnAt) },
        {
          term: t('answer.remark'),
          value: sent.remark && <span className={styles.detail}>{sent.remark}</span>,
        },
      ]}
    />
  )
}

function Documents({ number }: { number: string }) {
  const { t } = useTranslation('requestsAdmin')
  const { isFetching, download } = useDownload()
  return languages.map((language) => (
    <Button
      key={language}
      isCompact
      isPending={isFetching}
      onClick={() =>
        void download(
          () => readBlob('GET /api/console/offer/document', { query: { number, language } }),
          `${number}-${language}.pdf`,
        )
      }
    >
      {t(`offer.pdf.${language}`)}
    </Button>
  ))
}

type WithdrawProps = { readonly number: string; onDone(request: AdminRequest): void; onClose(): void }

function WithdrawOffer({ number, onDone, onClose }: WithdrawProps) {
  const { t } = useTranslation('requestsAdmin')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/offer/withdraw', {
    invalidates: ['GET /api/console/requests'],
  })
  const withdraw = async () => {
    const result = await send({ body: { number } })
    if (!result.ok) return
    showToast('info', t('offer.withdrawDone', { number }))
    onClose()
    onDone(result.value)
  }
  return (
    <ConfirmDialog
      title={t('offer.withdrawTitle', { number })}
      confirmLabel={t('offer.withdrawConfirm')}
      cancelLabel={t('send.cancel')}
      closeLabel={t('common:close')}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      <p>{t('offer.withdrawText')}</p>
    </ConfirmDialog>
  )
}
