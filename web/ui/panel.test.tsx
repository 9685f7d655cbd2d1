import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Panel } from './panel.tsx'

test('a panel is a region named by its heading', () => {
  render(
    <Panel title="Sailing" actions={<button type="button">Change</button>} foot="Updated today">
      Ever Given
    </Panel>,
  )
  const panel = within(screen.getByRole('region', { name: 'Sailing' }))
  expect(panel.getByRole('heading', { level: 2 }).textContent).toBe('Sailing')
  expect(panel.getByRole('button', { name: 'Change' })).toBeTruthy()
  expect(panel.getByText('Updated today')).toBeTruthy()
})

test('inside another panel the heading is one level lower', () => {
  render(
    <Panel title="Cut-offs" level={3}>
      CY
    </Panel>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Cut-offs' })).toBeTruthy()
})

test('a panel that is the answer to an action takes the focus when it appears', () => {
  render(<Panel title="Preview" takesFocus />)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Preview' }))
})
