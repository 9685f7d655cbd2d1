import { useEffect, useRef, useState } from 'react'
import type { LineTemplate, LineTemplates } from '#contract/line-templates.ts'
import { lineTemplateLimits } from '#domain/quotes/requests/line-template.ts'
import { call } from '#web/client/call.ts'
import { type Mutation, useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { NameForm } from '#web/components/forms/name-form.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmForm } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const actions = ['rename', 'replace', 'remove'] as const
type Action = (typeof actions)[number]
type Step = { readonly action: Action; readonly id: string }

const titles = {
  rename: 'templates.rename',
  replace: 'templates.replaceTitle',
  remove: 'templates.removeTitle',
} as const

/** The control that had the focus is gone with its step: the next one gets it, and after it the template in the list. */
function useStep() {
  const [step, setStep] = useState<Step>()
  const content = useRef<HTMLDivElement>(null)
  const before = useRef<Step>(undefined)
  useEffect(() => {
    const { current } = before
    before.current = step
    if (step === current) return
    const first = (within: ParentNode | null | undefined) =>
      within?.querySelector<HTMLElement>('input:not([type="hidden"]), button')
    const row = current && content.current?.querySelector(`[data-template="${current.id}"]`)
    ;(first(step ? content.current : row) ?? first(content.current))?.focus()
  }, [step])
  return { step, setStep, content }
}

type TemplatesDialogProps = {
  readonly templates: readonly LineTemplate[]
  readonly lines: LineTemplate['lines']
  onDone(data: LineTemplates): void
  /** A colleague was first: the list is read again. */
  onStale(): void
  onClose(): void
}

/** The templates with what can be done with each; one step at a time in the same dialog. */
export function TemplatesDialog({ templates, lines, onDone, onStale, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation('requestsAdmin')
  const { step, setStep, content } = useStep()
  const template = templates.find(({ id }) => id === step?.id)
  const back = () => setStep(undefined)
  const change = {
    lines,
    onStale,
    onBack: back,
    onDone: (data: LineTemplates, text: string) => {
      onDone(data)
      showToast('info', text)
      back()
    },
  }
  return (
    <Dialog
      title={step && template ? t(titles[step.action]) : t('templates.title')}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <div ref={content}>
        {!template && (
          <TemplateList templates={templates} onChosen={(action, id) => setStep({ action, id })} />
        )}
        {template && step?.action === 'rename' && <RenameTemplate template={template} {...change} />}
        {template && step?.action === 'replace' && <ReplaceTemplate template={template} {...change} />}
        {template && step?.action === 'remove' && <RemoveTemplate template={template} {...change} />}
      </div>
    </Dialog>
  )
}

type ListProps = Pick<TemplatesDialogProps, 'templates'> & { onChosen(action: Action, id: string): void }

function TemplateList({ templates, onChosen }: ListProps) {
  const { t } = useTranslation('requestsAdmin')
  if (templates.length === 0) return <p className={page.soft}>{t('templates.none')}</p>
  return (
    <ul className={page.stack}>
      {templates.map(({ id, name, lines, changedBy }) => (
        <li key={id} data-template={id}>
          <strong>{name}</strong>
          <p className={page.soft}>{t('templates.facts', { count: lines.length, name: changedBy })}</p>
          <p className={page.row}>
            {actions.map((action) => (
              <Button key={action} isCompact onClick={() => onChosen(action, id)}>
                {t(`templates.${action}`)}
                <span className="visually-hidden"> {name}</span>
              </Button>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

type ChangeProps = {
  readonly template: LineTemplate
  readonly lines: LineTemplate['lines']
  onDone(data: LineTemplates, text: string): void
  onStale(): void
  onBack(): void
}

function RenameTemplate({ template: { id, version, name: former }, onDone, onStale, onBack }: ChangeProps) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <div className={page.stack}>
      <NameForm
        label={t('templates.name')}
        help={t('templates.nameHelp')}
        submitLabel={t('templates.rename')}
        initial={former}
        length={lineTemplateLimits.name}
        send={async (name) => {
          const body = { id, version, name }
          const result = await call(
            'POST /api/console/lineTemplates/rename',
            { body },
            { hidesOfflineToast: true },
          )
          if (result.ok) onDone(result.value, t('templates.renamed', { name }))
          else if (result.refusal !== 'template-name-taken') onStale()
          return result
        }}
        onDone={() => {}}
      />
      <BackToList onBack={onBack} />
    </div>
  )
}

function BackToList({ onBack }: Pick<ChangeProps, 'onBack'>) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <p>
      <Button isCompact onClick={onBack}>
        {t('templates.back')}
      </Button>
    </p>
  )
}

type ConfirmedProps = Pick<ChangeProps, 'onBack'> & {
  readonly text: string
  readonly confirmLabel: string
  readonly isHarmless?: boolean
  readonly mutation: Pick<Mutation<never, LineTemplates>, 'isSending' | 'refusal'>
  onConfirm(): void
}

function Confirmed({ text, mutation: { isSending, refusal }, onBack, ...confirm }: ConfirmedProps) {
  const { t } = useTranslation('requestsAdmin')
  const refusalText = useRefusalText()
  return (
    <ConfirmForm
      {...confirm}
      cancelLabel={t('templates.keep')}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onClose={onBack}
    >
      <p>{text}</p>
    </ConfirmForm>
  )
}

function ReplaceTemplate({ template, lines, onDone, onStale, onBack }: ChangeProps) {
  const { id, version, name } = template
  const { t } = useTranslation('requestsAdmin')
  const { send, ...mutation } = useCallMutation('POST /api/console/lineTemplates/replace', {
    onDone: (data) => onDone(data, t('templates.replaced', { name })),
    onRefused: onStale,
  })
  if (lines.length === 0)
    return (
      <div className={page.stack}>
        <p>{t('templates.nothing')}</p>
        <BackToList onBack={onBack} />
      </div>
    )
  return (
    <Confirmed
      text={t('templates.replaceText', { name, count: lines.length })}
      confirmLabel={t('templates.replace')}
      isHarmless
      mutation={mutation}
      onConfirm={() => void send({ body: { id, version, lines } })}
      onBack={onBack}
    />
  )
}

function RemoveTemplate({ template: { id, version, name }, onDone, onStale, onBack }: ChangeProps) {
  const { t } = useTranslation('requestsAdmin')
  const { send, ...mutation } = useCallMutation('POST /api/console/lineTemplates/remove', {
    onDone: (data) => onDone(data, t('templates.removed', { name })),
    onRefused: onStale,
  })
  return (
    <Confirmed
      text={t('templates.removeText', { name })}
      confirmLabel={t('templates.remove')}
      mutation={mutation}
      onConfirm={() => void send({ body: { id, version } })}
      onBack={onBack}
    />
  )
}
