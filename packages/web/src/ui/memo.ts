import { same } from '@overseer/kernel'
import { Component, type ComponentChild, type ComponentType } from 'preact'

/** A part of the board that is drawn again only when what it shows has changed: most of a table is as it was. */
export function memo<Props extends object>(
  draw: (props: Props) => ComponentChild,
  alike: (before: Readonly<Props>, next: Readonly<Props>) => boolean = same,
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>, state: unknown): boolean {
      return state !== this.state || !alike(this.props, next) // a signal that it reads changes the state
    }

    override render(props: Props): ComponentChild {
      return draw(props)
    }
  }
}
