import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { OrderDraftView } from '#contract/order-drafts.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { call } from '#web/client/call.ts'
import { useQueryUser } from '#web/client/query/query-client.tsx'
import { draftKey, dropDraft, readDraft } from '#web/components/drafts/draft-storage.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { addedIn, sentServices } from '#web/services/orders/added/added-text.ts'
import { type FormToFill, rowsIn, typedValues } from '#web/services/orders/form-values.ts'
import { instructionIn } from '#web/services/orders/instruction/instruction.ts'
import { sentValues } from '#web/services/orders/sent-values.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DraftDifferences } from './draft-differences.tsx'
import { DraftNotice, DraftStatus } from './draft-notices.tsx'
import { type OpenedDraft, openedDraft } from './opened-draft.ts'
import { type DraftState, OrderDraft } from './order-draft.ts'

/** A quote, or the correction of an order on it. */
export type DraftSubject = { readonly quote: string; readonly order?: string }

type OrderDraftedProps = {
  readonly subject: DraftSubject
  readonly fill: FormToFill
  children(draft: OrderDraft): ReactNode
}

/** Undefined where the server cannot be reached. */
async function readOnServer(subject: DraftSubject): Promise<OrderDraftView | null | undefined> {
  const read = await call('GET /api/orders/draft', { query: subject }, { hidesOfflineToast: true })
  return read.ok ? read.value.draft : undefined
}

const bodyOf = ({ typed }: FormToFill, texts: FormValues) => ({
  values: sentValues(typedValues(typed, rowsIn(typed, texts), texts)),
  more: sentServices(addedIn(texts)),
  instruction: instructionIn(texts)?.id ?? null,
})

/** Opens the form of an order with what this person typed before, on any device, and saves what is typed. */
export function OrderDrafted({ subject, fill, children }: OrderDraftedProps) {
  const { t } = useTranslation('orderDrafts')
  const { quote, order } = subject
  const key = draftKey(useQueryUser(), `order-${order ?? quote}`)
  const [opened, setOpened] = useState<OpenedDraft & { readonly count: number }>()
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a quote that is read again does not open the form again.
  useEffect(() => {
    let isCurrent = true
    void readOnServer({ quote, ...(order && { order }) }).then((onServer) => {
      if (isCurrent) setOpened({ ...openedDraft(fill, onServer, readDraft(key)), count })
    })
    return () => {
      isCurrent = false
    }
  }, [quote, order, key, count])
  if (!opened) return <Skeleton label={t('common:loading')} rows={8} />
  const reopen = () => {
    dropDraft(key)
    setCount(count + 1)
  }
  return (
    <Fragment key={opened.count}>
      <Opened storageKey={key} opened={opened} subject={subject} fill={fill} onReopen={reopen}>
        {children}
      </Opened>
    </Fragment>
  )
}

type OpenedProps = OrderDraftedProps & {
  readonly storageKey: string
  readonly opened: OpenedDraft
  onReopen(): void
}

function Opened({ storageKey, opened, subject, fill, onReopen, children }: OpenedProps) {
  const { t } = useTranslation('orderDrafts')
  const [state, setState] = useState<DraftState>()
  const [there, setThere] = useState<OrderValues>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draft for each time that the form is opened.
  const draft = useMemo(
    () =>
      new OrderDraft({
        key: storageKey,
        ...opened,
        save: (texts, version) =>
          call(
            'POST /api/orders/drafts/save',
            { body: { ...subject, version, ...bodyOf(fill, texts) } },
            { hidesOfflineToast: true },
          ),
        onState: setState,
      }),
    [opened],
  )
  const discard = async () => {
    draft.drop()
    await call('POST /api/orders/drafts/remove', { body: subject })
    onReopen()
  }
  const load = () => {
    draft.drop()
    onReopen()
  }
  const compare = async () => {
    const onServer = await readOnServer(subject)
    if (onServer !== undefined) setThere(onServer?.values ?? { fields: {}, groups: {} })
  }
  const replace = async () => {
    setThere(undefined)
    const onServer = await readOnServer(subject)
    if (onServer !== undefined) await draft.replace(onServer?.version ?? null)
  }
  return (
    <>
      {opened.restored && (
        <DraftNotice
          text={t(`drafts.restored.${opened.origin}`)}
          savedAt={opened.origin === 'typed' ? opened.savedAt : null}
          onDiscard={() => void discard()}
        />
      )}
      {children(draft)}
      <DraftStatus
        state={state}
        onLoad={load}
        onReplace={() => void replace()}
        onCompare={() => void compare()}
      />
      {there && draft.typed && (
        <DraftDifferences
          form={fill.typed}
          here={bodyOf(fill, draft.typed).values}
          there={there}
          onLoad={load}
          onReplace={() => void replace()}
          onClose={() => setThere(undefined)}
        />
      )}
    </>
  )
}
