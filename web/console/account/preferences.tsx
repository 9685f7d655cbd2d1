import { setSingleKeys, useSingleKeys } from '#web/components/table/single-keys.ts'
import { colourSchemes, setColourScheme, useColourScheme } from '#web/console/shared/colour-scheme.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { CheckField } from '#web/ui/check-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

/** Kept in this browser. */
export function Preferences() {
  const { t } = useTranslation('console')
  const hasSingleKeys = useSingleKeys()
  const scheme = useColourScheme()
  return (
    <ConsolePanel title={t('account.preferences')}>
      <p className={page.soft}>{t('account.preferencesLead')}</p>
      <SelectField
        name="scheme"
        label={t('account.scheme')}
        placeholder={t('account.schemes.system')}
        choices={colourSchemes.map((value) => ({ value, label: t(`account.schemes.${value}`) }))}
        defaultValue={scheme}
        onChosen={setColourScheme}
      />
      <CheckField
        name="singleKeys"
        help={t('account.singleKeysHelp')}
        isChecked={hasSingleKeys}
        onChecked={setSingleKeys}
      >
        {t('account.singleKeys')}
      </CheckField>
    </ConsolePanel>
  )
}
