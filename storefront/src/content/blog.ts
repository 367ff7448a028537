import { paths } from '../paths.ts'
import { t } from '../language/t.ts'

export const blogPage = () =>
  ({
    title: t('Blog'),
    description: t(
      'Notes on hearing, fit, water, delay and batteries from the people who make Shruti earbuds.',
    ),
    path: paths.blog,
  }) as const
