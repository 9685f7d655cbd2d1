import { useId, useState } from 'react'
import type { LineTemplate, LineTemplates as LineTemplatesData } from '#contract/line-templates.ts'
import { mostLines } from '#domain/quotes/charges/staff-charge.ts'
import { lineTemplateLimits } from '#domain/quotes/requests/line-template.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { call } from '#web/client/call.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { NameForm } from '#web/components/forms/name-form.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

type Lines = LineTemplate['lines']

type LineTemplatesProps = {
  readonly kind: RequestKind
  /** What the form contains now. */
  readonly lines: Lines
  /** Gives how many charges had no room. */
  onUse(lines: Lines): number
}

/** Chooses kept lines for this kind of request, and keeps those of the form under a name. */
export function LineTemplates({ kind, lines, onUse }: LineTemplatesProps) {
  const { t } = useTranslation('requestsAdmin')
  const query = useCallQuery('GET /api/console/lineTemplates', { query: { kind } })
  const [open, setOpen] = useState<'save' | 'manage'>()
  if (query.status !== 'ready') return null
  const { templates } = query.data
  const close = () => setOpen(undefined)
  const use = ({ name, lines: kept }: LineTemplate) => {
    const left = onUse(kept)
    if (left > 0) showToast('error', t('templates.usedPart', { name, count: left, max: mostLines }))
    else showToast('info', t('templates.used', { name }))
  }
  return (
    <section className={page.row} aria-label={t('templates.title')}>
      {templates.length > 0 && <ChooseTemplate templates={templates} onUse={use} />}
      <Button isCompact onClick={() => setOpen('save')}>
        {t('templates.save')}
      </Button>
      {templates.length > 0 && (
        <Button isCompact variant="quiet" onClick={() => setOpen('manage')}>
          {t('templates.manage')}
        </Button>
      )}
      {open === 'save' && <SaveTemplate kind={kind} lines={lines} onDone={query.setData} onClose={close} />}
      {open === 'manage' && (
        <TemplatesDialog
          templates={templates}
          lines={lines}
          onDone={query.setData}
          onStale={query.retry}
          onClose={close}
        />
      )}
    </section>
  )
}

type ChooseProps = { readonly templates: readonly LineTemplate[]; onUse(template: LineTemplate): void }

function ChooseTemplate({ templates, onUse }: ChooseProps) {
  const { t } = useTranslation('requestsAdmin')
  const [chosen, setChosen] = useState('')
  const [id, helpId] = [useId(), useId()]
  const template = templates.find((one) => one.id === chosen) ?? templates[0]
  if (!template) return null
  return (
    <>
      <label htmlFor={id}>{t('templates.choose')}</label>
      <Select
        id={id}
        value={template.id}
        choices={templates.map(({ id: value, name }) => ({ value, label: name }))}
        onChosen={setChosen}
      />
      <Button isCompact aria-describedby={helpId} onClick={() => onUse(template)}>
        {t('templates.use')}
      </Button>
      <span id={helpId} className={page.soft}>
        {t('templates.useHelp')}
      </span>
    </>
  )
}

type SaveProps = Pick<LineTemplatesProps, 'kind' | 'lines'> & {
  onDone(data: LineTemplatesData): void
  onClose(): void
}

function SaveTemplate({ kind, lines, onDone, onClose }: SaveProps) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <Dialog title={t('templates.saveTitle')} closeLabel={t('common:close')} onClose={onClose}>
      {lines.length === 0 ? (
        <p>{t('templates.nothing')}</p>
      ) : (
        <NameForm
          label={t('templates.name')}
          help={t('templates.nameHelp')}
          submitLabel={t('templates.saveButton')}
          initial=""
          length={lineTemplateLimits.name}
          send={async (name) => {
            const body = { kind, name, lines }
            const result = await call(
              'POST /api/console/lineTemplates/save',
              { body },
              { hidesOfflineToast: true },
            )
            if (result.ok) onDone(result.value)
            return result
          }}
          onDone={(name) => {
            showToast('info', t('templates.saved', { name }))
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
