import { driveMinutes } from '#domain/places/drive-time.ts'
import { useTranslation } from '#web/language/use-translation.ts'

const minutesPerHour = 60
/** From here on in half hours. */
const longHours = 2

/** A road distance with its driving time. */
export function useDriveText(): (kilometres: number) => string {
  const { t } = useTranslation('trucking')
  return (kilometres) => {
    const minutes = driveMinutes(kilometres)
    const hours = Math.round((minutes / minutesPerHour) * 2) / 2
    const time = hours < longHours ? t('route.driveMinutes', { minutes }) : t('route.driveHours', { hours })
    return t('route.way', { kilometres, time })
  }
}
