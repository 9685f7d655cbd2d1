import { Fragment } from 'react'
import { Link } from 'react-router'
import { useSingleKeys } from '#web/components/table/single-keys.ts'
import page from '#web/console/shared/page.module.css'
import { accountPath } from '#web/console/shared/sections.ts'
import { useOpenSections } from '#web/console/shared/use-open-sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { goKey, helpKey } from './keys.ts'

/** All keys of the console and what they do. */
export default function ShortcutSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('console')
  const sections = useOpenSections()
  const isOn = useSingleKeys()
  return (
    <Dialog title={t('shortcuts.title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={page.stack}>
        {!isOn && <p role="note">{t('shortcuts.off')}</p>}
        <DescriptionList
          items={[
            { term: t('shortcuts.search'), value: <Keys of={['Ctrl', 'K']} /> },
            { term: t('shortcuts.filter'), value: <Keys of={['/']} /> },
            { term: t('shortcuts.next'), value: <Keys of={['j']} /> },
            { term: t('shortcuts.previous'), value: <Keys of={['k']} /> },
            { term: t('shortcuts.open'), value: <Keys of={['Enter']} /> },
            { term: t('shortcuts.edit'), value: <Keys of={['e']} /> },
            { term: t('shortcuts.publish'), value: <Keys of={['p']} /> },
            ...sections.map(({ key, name }) => ({
              term: t('shortcuts.go', { page: t(`places.${name}`) }),
              value: <Keys of={[goKey, key]} />,
            })),
            { term: t('shortcuts.help'), value: <Keys of={[helpKey]} /> },
          ]}
        />
        <p className={page.soft}>
          <Link to={accountPath} onClick={onClose}>
            {t('shortcuts.settings')}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}

const Keys = ({ of }: { readonly of: readonly string[] }) => (
  <span className={page.code}>
    {of.map((key, index) => (
      <Fragment key={key}>
        {index > 0 && ' '}
        <kbd>{key}</kbd>
      </Fragment>
    ))}
  </span>
)
