import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FoldedOnPhones } from './folded-on-phones.tsx'

afterEach(() => vi.unstubAllGlobals())

const show = (isPhone: boolean) => {
  const list = { matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => list)
  render(
    <FoldedOnPhones title="Share">
      <p>Links</p>
    </FoldedOnPhones>,
  )
}

test('a section is folded on a phone and open elsewhere', () => {
  show(true)
  expect(screen.getByText('Links').closest('details')?.open).toBe(false)
  expect(screen.getByText('Share').closest('summary')).not.toBeNull()
  cleanup()
  show(false)
  expect(screen.getByText('Links').closest('details')).toBeNull()
})
