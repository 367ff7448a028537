import type { Figures, FiguresBy } from '@shruti/server/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import type { App } from '../app/app-context.ts'
import { isDay } from './is-day.ts'

const key = ['admin', 'insight'] as const

/** Periods of the dashboard, by their days; the usual one first. */
export const dashboardPeriods = ['30', '7', '365'] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** The period that an address asks for. */
export function dashboardPeriodOf(query: URLSearchParams): DashboardPeriod {
  return dashboardPeriods.find(days => days === query.get('days')) ?? dashboardPeriods[0]
}

export function dashboardQuery({ api }: App, days: DashboardPeriod) {
  return queryOptions({
    queryKey: [...key, 'dashboard', days],
    queryFn: ({ signal }) => api.call('adminGetDashboard', { days }, { signal }),
    staleTime: 10_000,
  })
}

/** What the analytics show figures by, in the order of their tabs. */
export const figureReports = [
  'day',
  'product',
  'category',
  'state',
  'method',
  'promotion',
  'step',
  'reason',
  'search',
  'found-nothing',
] as const satisfies readonly FiguresBy[]

/** The report that an address asks for; what it cannot mean is passed over. */
export function figuresAsked(query: URLSearchParams): CallInput<'adminGetFigures'> {
  const by = figureReports.find(report => report === query.get('by')) ?? 'day'
  const dayOf = (name: string) => {
    const day = query.get(name)
    return day !== null && isDay(day) ? { [name]: day } : {}
  }
  return { by, ...dayOf('from'), ...dayOf('to') }
}

/** Figures, or by field why there are none of the days that were asked for. */
export type FiguresAnswer =
  | { readonly figures: Figures; readonly refusal: null }
  | { readonly figures: null; readonly refusal: Readonly<Record<string, string>> }

/** A period that the server refuses is an answer: an address may ask for any, and the page says what is wrong with it. */
export function figuresQuery({ api }: App, asked: CallInput<'adminGetFigures'>) {
  return queryOptions({
    queryKey: [...key, 'figures', asked],
    queryFn: async ({ signal }): Promise<FiguresAnswer> => {
      try {
        return { figures: await api.call('adminGetFigures', asked, { signal }), refusal: null }
      } catch (error) {
        if (error instanceof ApiError && error.status === 400) return { figures: null, refusal: error.fields }
        throw error
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function cohortsQuery({ api }: App) {
  return queryOptions({
    queryKey: [...key, 'cohorts'],
    queryFn: ({ signal }) => api.call('adminGetCohorts', {}, { signal }),
    staleTime: 60_000,
  })
}
