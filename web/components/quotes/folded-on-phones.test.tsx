import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Panel } from '#web/ui/panel.tsx'
import { FoldedOnPhones } from './folded-on-phones.tsx'

afterEach(() => vi.unstubAllGlobals())

const show = (isPhone: boolean) => {
  const list = { matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => list)
  render(
    <FoldedOnPhones title="Share">
      <p>Links</p>
      <Panel title="Share">Panel</Panel>
      <Panel title="Other">Another</Panel>
    </FoldedOnPhones>,
  )
}

test('a section is folded on a phone and open elsewhere', () => {
  show(true)
  expect(screen.getByText('Links').closest('details')?.open).toBe(false)
  expect(screen.getByText('Share', { selector: 'summary' })).not.toBeNull()
  cleanup()
  show(false)
  expect(screen.getByText('Links').closest('details')).toBeNull()
})

test('on a phone the title of a folded panel is shown once', () => {
  const isTitled = (text: string) => screen.getByText(text).closest('section')?.dataset.titled
  show(true)
  expect([isTitled('Panel'), isTitled('Another')]).toEqual(['true', undefined])
  cleanup()
  show(false)
  expect(isTitled('Panel')).toBeUndefined()
})
