import { useId, useRef, useState } from 'react'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { useBackCloses } from '#web/ui/back-closes.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { BrandLink } from './brand-link.tsx'
import header from './header.module.css'
import { HintedLinks } from './hinted-links.tsx'
import styles from './menu.module.css'

/** The navigation of a small screen: a modal dialog, so that focus stays inside and Escape and Back close it. */
export function MenuSheet() {
  const { t } = useTranslation('common')
  const sheet = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  useBackCloses(() => sheet.current?.close(), isOpen)
  const open = () => {
    sheet.current?.showModal()
    setOpen(true)
  }
  return (
    <>
      <div className={styles.menu}>
        <Button
          variant="quiet"
          isSquare
          aria-haspopup="dialog"
          aria-controls={id}
          aria-label={t('menu')}
          onClick={open}
        >
          <Icon name="menu" size={24} />
        </Button>
      </div>
      <dialog
        className={styles.sheet}
        id={id}
        ref={sheet}
        aria-label={t('menu')}
        onClose={() => setOpen(false)}
      >
        <div className={header.bar}>
          <BrandLink />
          <div className={styles.menu}>
            <Button variant="quiet" isSquare aria-label={t('close')} onClick={() => sheet.current?.close()}>
              <Icon name="close" size={24} />
            </Button>
          </div>
        </div>
        <SheetLinks />
      </dialog>
    </>
  )
}

function SheetLinks() {
  const { t } = useTranslation('site')
  const { navigation, contact } = useBrand()
  const language = useLanguage()
  return (
    <nav className={styles.sheetLinks} aria-label={t('header.navigation')}>
      {navigation.map((entry) =>
        'links' in entry ? (
          <section key={entry.label.en}>
            <h2>{entry.label[language]}</h2>
            <HintedLinks links={entry.links} />
          </section>
        ) : (
          <HintedLinks key={entry.path} links={[entry]} />
        ),
      )}
      <a className={styles.call} href={`tel:${contact.phone}`}>
        <Icon name="phone" />
        {contact.phone}
        <small>{contact.workTime[language]}</small>
      </a>
    </nav>
  )
}
