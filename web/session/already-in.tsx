import { Link } from 'react-router'
import { logOut } from '#web/client/log-in.ts'
import { useSession } from '#web/client/session-state.ts'
import forms from '#web/components/forms/forms.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

/** For a user who opens the login page but is logged in. */
export function AlreadyIn({ goOn }: { goOn: string }) {
  const { t } = useTranslation('session')
  const person = useSession((state) => state.person)
  return (
    <div className={forms.form}>
      <p>{person && t('logIn.already', { name: person.name })}</p>
      <div className={forms.buttons}>
        <Link className={buttonClass({ variant: 'primary' })} to={goOn}>
          {t('logIn.goOn')}
        </Link>
        <Button onClick={() => void logOut()}>{t('logIn.other')}</Button>
      </div>
    </div>
  )
}
