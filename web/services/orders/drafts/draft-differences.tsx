import { changedFields } from '#domain/orders/amendment/changed-fields.ts'
import type { OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { cleanValues } from '#domain/orders/fields/order-problems.ts'
import { ChangedFields } from '#web/components/orders/amendment-changes.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import own from './drafts.module.css'

type DraftDifferencesProps = {
  readonly form: OrderForm
  readonly here: OrderValues
  readonly there: OrderValues
  onLoad(): void
  onReplace(): void
  onClose(): void
}

/** What either choice would lose, field by field. */
export function DraftDifferences({ form, onLoad, onReplace, onClose, ...both }: DraftDifferencesProps) {
  const { t } = useTranslation('orderDrafts')
  const [here, there] = [cleanValues(form, both.here), cleanValues(form, both.there)]
  const headers = {
    caption: t('drafts.differences'),
    before: t('drafts.here'),
    after: t('drafts.there'),
  }
  return (
    <Dialog title={t('drafts.differences')} closeLabel={t('common:close')} onClose={onClose}>
      {changedFields(here, there).length === 0 ? (
        <p>{t('drafts.sameFields')}</p>
      ) : (
        <ChangedFields form={form} before={here} after={there} headers={headers} />
      )}
      <div className={own.choices}>
        <Button onClick={onLoad}>{t('drafts.load')}</Button>
        <Button onClick={onReplace}>{t('drafts.replace')}</Button>
      </div>
    </Dialog>
  )
}
