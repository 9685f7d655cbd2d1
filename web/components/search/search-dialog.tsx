import { useNavigate } from 'react-router'
import { textLimits } from '#domain/values/text-limits.ts'
import { useComboboxLabels } from '#web/components/places/use-combobox-labels.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { SearchList } from '#web/ui/combobox/search-list.tsx'
import type { ComboboxOption, SearchOptions } from '#web/ui/combobox/use-options.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const searchDelayMs = 150

/** What is found: the value of an option is the URL that it opens. */
type SearchDialogProps = {
  readonly title: string
  readonly label: string
  readonly placeholder: string
  readonly help: string
  /** Must stay the same function from render to render. A URL that occurs twice differs behind `#`. */
  readonly search: SearchOptions<ComboboxOption>
  onClose(): void
}

/** Finds pages and records by typing, and opens one of them. */
export function SearchDialog({ title, label, placeholder, help, search, onClose }: SearchDialogProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const labels = useComboboxLabels()
  const open = ({ value }: ComboboxOption) => {
    onClose()
    void navigate(value.replace(/#.*/, ''))
  }
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose} size="large">
      <SearchList
        label={label}
        help={help}
        placeholder={placeholder}
        labels={labels}
        maxLength={textLimits.search}
        search={search}
        delayMs={searchDelayMs}
        onPick={open}
      />
    </Dialog>
  )
}
