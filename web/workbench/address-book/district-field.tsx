import { useEffect, useState } from 'react'
import type { FormState } from '#web/components/forms/use-form.ts'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { findDistrict, type Place } from '#web/components/places/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'

const byCode = (code: string): Place | undefined =>
  code === '' ? undefined : { code, name: { zh: code, en: code } }

/** A saved district is shown by its code until its name has loaded. */
export function DistrictField({ form, initial }: { readonly form: FormState; readonly initial: string }) {
  const { t } = useTranslation('addresses')
  const [chosen, setChosen] = useState(() => byCode(initial))
  useEffect(() => {
    if (initial === '') return
    const show = async () => {
      const found = (await findDistrict(initial)).find(({ code }) => code === initial)
      if (found) setChosen((current) => (current?.code === initial ? found : current))
    }
    // Without its name the code stays.
    void show().catch(() => {})
  }, [initial])
  return (
    <PlaceField
      form={form}
      name="district"
      label={t('fields.district')}
      help={t('form.districtHelp')}
      find={findDistrict}
      chosen={chosen}
      onChosen={setChosen}
    />
  )
}
