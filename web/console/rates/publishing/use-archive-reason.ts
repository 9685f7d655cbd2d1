import { textLimits } from '#domain/values/text-limits.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** The required reason for archiving published versions. */
export function useArchiveReason() {
  const { t } = useTranslation('ratesAdmin')
  return {
    label: t('archive.reason'),
    help: t('archive.reasonHelp'),
    maxLength: textLimits.reason,
    missing: { text: t('archive.reasonMissing'), summary: t('refusals:invalid-input', { count: 1 }) },
  }
}
