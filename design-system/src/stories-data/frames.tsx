import type { Decorator } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { space } from '../tokens/index.ts'

const Narrow = styled.div`
  max-inline-size: 400px;
`

const Night = styled.div`
  padding: ${space[6]};
`

/** As wide as a card or a form column. */
export const narrow: Decorator = Story => (
  <Narrow>
    <Story />
  </Narrow>
)

/** On the dark band, which is the same in both themes. */
export const onNight: Decorator = Story => (
  <Night data-ground="night">
    <Story />
  </Night>
)
