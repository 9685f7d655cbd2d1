import { useEffect, useState } from 'react'
import { asHomePort } from '#domain/places/home-ports.ts'
import { NextDepartures, type NextDeparturesProps } from './departures.tsx'

/** The port in the quote box of the page. It is read from the page, so that a home loads nothing for it at first. */
const portInPage = () => asHomePort(document.querySelector<HTMLSelectElement>('select[name="port"]')?.value)

/** The next departures from the port that the quote box shows. */
export function ChosenDepartures({ pol, searchUrl }: NextDeparturesProps) {
  const [port, setPort] = useState(portInPage)
  useEffect(() => {
    // Another tab of the box has a field of its own, which is on the page after the event.
    const read = () => requestAnimationFrame(() => setPort(portInPage()))
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  }, [])
  return <NextDepartures pol={port ?? pol} searchUrl={searchUrl} />
}
