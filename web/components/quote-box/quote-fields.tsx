import { useMemo, useState } from 'react'
import { asHomePort, type HomePort, homePorts } from '#domain/places/home-ports.ts'
import { defaultContainers } from '#domain/quotes/query-defaults.ts'
import { findDistrictFrom, findPort, type Place } from '#web/components/places/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './quote-box.module.css'
import type { Tab } from './tabs.ts'
import type { LateCombobox } from './use-late-combobox.ts'

const types = ['20GP', '40GP', '40HQ']

type QuoteFieldsProps = {
  readonly tab: Tab
  readonly homePort: HomePort
  readonly Combobox: LateCombobox
  problemOf(name: string): string | undefined
}

/** The few fields that decide on a price; all others keep their defaults. */
export function QuoteFields({ tab, homePort, Combobox, problemOf }: QuoteFieldsProps) {
  const { t } = useTranslation('home')
  const [port, setPort] = useState(homePort)
  const isMoved = tab === 'ocean' || tab === 'trucking'
  const count = (name: 'count' | 'days' | 'cbm', defaultValue: string) => (
    <TextField
      name={name}
      label={t(`quoteBox.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={defaultValue}
      problem={problemOf(name)}
    />
  )
  return (
    <>
      <div className={styles.port}>
        <SelectField
          name="port"
          label={t('quoteBox.port')}
          defaultValue={homePort}
          choices={homePorts.map((code) => ({ value: code, label: t(`quoteBox.ports.${code}`) }))}
          onChosen={(code) => setPort(asHomePort(code) ?? homePort)}
        />
      </div>
      {isMoved && (
        <PlaceToFind
          key={tab === 'ocean' ? tab : port}
          tab={tab}
          port={port}
          Combobox={Combobox}
          problemOf={problemOf}
        />
      )}
      {isMoved && (
        <SelectField
          name="type"
          label={t('quoteBox.type')}
          defaultValue={defaultContainers.type}
          choices={types.map((type) => ({ value: type, label: type }))}
        />
      )}
      {tab === 'warehouse' ? count('cbm', '20') : count('count', '1')}
      {isMoved ? (
        <div className={styles.day}>
          <TextField name="day" type="date" label={t('quoteBox.day')} autoComplete="off" />
        </div>
      ) : (
        count('days', '15')
      )}
    </>
  )
}

type PlaceToFindProps = Pick<QuoteFieldsProps, 'tab' | 'Combobox' | 'problemOf'> & { readonly port: HomePort }

/** The port of discharge, or a district that trucks of the port serve. */
function PlaceToFind({ tab, port, Combobox, problemOf }: PlaceToFindProps) {
  const { t } = useTranslation('home')
  const [place, setPlace] = useState<Place>()
  const find = useMemo(() => (tab === 'ocean' ? findPort : findDistrictFrom(port)), [tab, port])
  const field = {
    name: 'place',
    label: t(tab === 'ocean' ? 'quoteBox.pod' : 'quoteBox.district'),
    placeholder: t('quoteBox.placeHelp'),
    problem: problemOf('place'),
  }
  return (
    <div className={styles.place}>
      {Combobox ? (
        <Combobox {...field} find={find} chosen={place} onChosen={setPlace} />
      ) : (
        <TextField {...field} autoComplete="off" />
      )}
    </div>
  )
}
