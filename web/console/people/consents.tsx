import type { PersonFile } from '#contract/people.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTimeText } from '#web/console/shared/times.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'

/** Which text a person agreed to, and when. */
export function Consents({ consents }: Pick<PersonFile, 'consents'>) {
  const { t } = useTranslation('console')
  const translator = useTranslator()
  const timeText = useTimeText()
  const nameOf = (document: string) => translator.find(`console:person.documents.${document}`) ?? document
  return (
    <ConsolePanel title={t('person.consents')}>
      {consents.length === 0 && <p className={page.soft}>{t('person.noConsents')}</p>}
      <ul>
        {consents.map(({ document, version, agreedAt }) => (
          <li key={`${document} ${version}`}>
            {t('person.consent', { document: nameOf(document), version, time: timeText(agreedAt) })}
          </li>
        ))}
      </ul>
    </ConsolePanel>
  )
}
