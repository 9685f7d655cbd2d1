import { Link } from 'react-router'
import { LogInBody } from '#web/components/log-in/log-in-body.tsx'
import { type Entering, ways } from '#web/components/log-in/ways.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TabLinks } from '#web/ui/tabs.tsx'
import { addressOf, type Place } from './place.ts'

/** Each way to log in has a URL of its own, so that it can be linked to. */
export function LogIn({ place, onEntered }: Entering & { place: Place }) {
  const { t } = useTranslation('session')
  const here: Place = { ...place, mode: 'logIn' }
  return (
    <LogInBody
      by={place.by}
      registerUrl={addressOf({ ...here, mode: 'register', by: 'password' })}
      resetUrl={addressOf({ ...here, mode: 'reset', by: 'password' })}
      onEntered={onEntered}
      withSwitch={(form) => (
        <>
          <TabLinks
            label={t('logIn.ways')}
            tabs={ways.map((id) => ({ id, label: t(`logIn.by.${id}`) }))}
            selected={place.by}
            link={({ id }, attributes) => (
              <Link to={addressOf({ ...here, by: id })} replace preventScrollReset {...attributes} />
            )}
          />
          {form}
        </>
      )}
    />
  )
}
