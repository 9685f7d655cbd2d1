import { type FormEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FieldTexts, OrderGroup } from '#domain/orders/fields/order-field.ts'
import {
  type PastedContainers,
  pastedColumns,
  readPastedContainers,
  type WrongPastedRow,
} from '#domain/orders/fields/pasted-containers.ts'
import { containerText } from '#domain/values/container-type.ts'
import { sentValue } from '#web/components/forms/sent-value.ts'
import { useRunningLabels } from '#web/components/orders/running/use-running-labels.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import styles from './paste.module.css'

type PasteProps = {
  readonly group: OrderGroup
  /** The numbers that the form has already: their rows are completed. */
  readonly known: ReadonlySet<string>
  onPaste(containers: readonly FieldTexts[]): void
}

/** Opens the dialog that takes containers from a spreadsheet into the rows of a form. */
export function PasteContainers(props: PasteProps) {
  const { t } = useTranslation('orderFields')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button isCompact onClick={() => setOpen(true)}>
        {t('paste.open')}
      </Button>
      {/* Outside the form that the button is in: a form cannot contain another. */}
      {isOpen && createPortal(<PasteDialog {...props} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

/** Rows of containers by number and type. */
export const takesContainers = ({ part, fields }: OrderGroup): boolean =>
  part === 'containers' && fields.some(({ name }) => name === 'number')

const choicesIn = ({ fields }: OrderGroup, name: string): readonly string[] =>
  fields.find((field) => field.name === name)?.choices ?? []

const hasField = ({ fields }: OrderGroup, name: string) => fields.some((field) => field.name === name)

/** What rows without a type or method get. */
const withUsual = (group: OrderGroup, texts: FieldTexts, usual: FieldTexts): FieldTexts => ({
  ...(usual.type && { type: usual.type }),
  ...(usual.weighMethod &&
    hasField(group, 'weighMethod') &&
    texts.vgmKg && { weighMethod: usual.weighMethod }),
  ...texts,
})

function PasteDialog(props: PasteProps & { onClose(): void }) {
  const { group, known, onPaste, onClose } = props
  const { t } = useTranslation('orderFields')
  const labels = useRunningLabels()
  const form = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<PastedContainers>()
  const columns = pastedColumns.filter((name) => hasField(group, name)).map(labels.field)
  const sent = (name: string) => sentValue(new FormData(form.current ?? undefined), name)
  const preview = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const fields = group.fields.map(({ name }) => name)
    const types = choicesIn(group, 'type')
    const read = readPastedContainers(sent('rows'), { fields, room: group.most - known.size, known, types })
    const usual = { type: sent('usualType'), weighMethod: sent('usualMethod') }
    const containers = read.containers.map(({ row, texts }) => ({
      row,
      texts: withUsual(group, texts, usual),
    }))
    setFound({ ...read, containers })
  }
  const add = ({ containers }: PastedContainers) => {
    onPaste(containers.map(({ texts }) => texts))
    onClose()
  }
  return (
    <Dialog title={t('paste.title')} closeLabel={t('common:close')} onClose={onClose} size="large">
      {/* What is typed afterwards needs another preview; the form behind hears nothing of it. */}
      <form
        ref={form}
        className={styles.form}
        onSubmit={preview}
        onInput={(event) => {
          event.stopPropagation()
          setFound(undefined)
        }}
        noValidate
      >
        <p>{t('paste.lead', { columns: columns.join(t('paste.between')) })}</p>
        <TextAreaField name="rows" label={t('paste.rows')} rows={8} />
        <UsualFields group={group} />
        {found ? (
          <Preview found={found} group={group} onAdd={() => add(found)} />
        ) : (
          <p>
            <Button type="submit" variant="primary">
              {t('paste.preview')}
            </Button>
          </p>
        )}
      </form>
    </Dialog>
  )
}

function UsualFields({ group }: Pick<PasteProps, 'group'>) {
  const { t } = useTranslation('orderFields')
  const labels = useRunningLabels()
  const methods = choicesIn(group, 'weighMethod')
  return (
    <div className={styles.usual}>
      <SelectField
        name="usualType"
        label={t('paste.usualType')}
        placeholder={t('paste.asTyped')}
        choices={choicesIn(group, 'type').map((value) => ({ value, label: containerText(value) }))}
      />
      {methods.length > 0 && (
        <SelectField
          name="usualMethod"
          label={t('paste.usualMethod')}
          placeholder={t('paste.asTyped')}
          choices={methods.map((value) => ({ value, label: labels.choice('weighMethod', value) }))}
        />
      )}
    </div>
  )
}

type PreviewProps = Pick<PasteProps, 'group'> & { readonly found: PastedContainers; onAdd(): void }

function Preview({ found: { containers, wrong }, group, onAdd }: PreviewProps) {
  const { t } = useTranslation('orderFields')
  const labels = useRunningLabels()
  const used = pastedColumns.filter(
    (name) => hasField(group, name) && containers.some(({ texts }) => texts[name] !== undefined),
  )
  return (
    <>
      <p role="status">{t('paste.summary', { good: containers.length, wrong: wrong.length })}</p>
      {wrong.length > 0 && <WrongRows wrong={wrong} />}
      {containers.length > 0 && (
        <DataTable
          caption={t('paste.preview')}
          captionHidden
          density="dense"
          rows={containers}
          rowKey={({ row }) => String(row)}
          columns={[
            { key: 'row', header: t('paste.row'), cell: ({ row }) => row },
            ...used.map((name) => ({
              key: name,
              header: labels.field(name),
              isRowHeader: name === 'number',
              cell: ({ texts }: (typeof containers)[number]) => texts[name] ?? '–',
            })),
          ]}
        />
      )}
      <p>
        <Button variant="primary" disabled={containers.length === 0} onClick={onAdd}>
          {containers.length === 0 ? t('paste.none') : t('paste.add', { count: containers.length })}
        </Button>
      </p>
    </>
  )
}

function WrongRows({ wrong }: { readonly wrong: readonly WrongPastedRow[] }) {
  const { t } = useTranslation('orderFields')
  return (
    <div role="alert" className={styles.wrong}>
      <p>{t('paste.leftOut')}</p>
      <ul>
        {wrong.map(({ row, problem, text, first = 0 }) => (
          <li key={row}>{t(`paste.problems.${problem}`, { row, text: text || '–', first })}</li>
        ))}
      </ul>
    </div>
  )
}
