import { Panel, type PanelProps } from '#web/ui/panel.tsx'
import page from './page.module.css'

/** A panel whose parts are stacked with the usual space between them. */
export function ConsolePanel({ children, ...panel }: PanelProps) {
  return (
    <Panel {...panel}>
      <div className={page.stack}>{children}</div>
    </Panel>
  )
}
