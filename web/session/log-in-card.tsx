import { Link } from 'react-router'
import { LogInBody } from '#web/components/log-in/log-in-body.tsx'
import { type Entering, ways } from '#web/components/log-in/ways.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { addressOf, type Place } from './place.ts'

/** Each way in has its address here, so that it can be linked to. */
export function LogIn({ place, onEntered }: Entering & { place: Place }) {
  const { t } = useTranslation('session')
  const here: Place = { ...place, mode: 'logIn' }
  return (
    <LogInBody
      by={place.by}
      registerAt={addressOf({ ...here, mode: 'register', by: 'password' })}
      resetAt={addressOf({ ...here, mode: 'reset', by: 'password' })}
      onEntered={onEntered}
    >
      {ways.map((by) => (
        <Link
          key={by}
          to={addressOf({ ...here, by })}
          replace
          preventScrollReset
          aria-current={by === place.by ? 'page' : undefined}
        >
          {t(`logIn.by.${by}`)}
        </Link>
      ))}
    </LogInBody>
  )
}
