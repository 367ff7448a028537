import { QueryClientProvider, type UseMutationResult } from '@tanstack/react-query'
import type { User } from '@shruti/server/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AppProvider, type ToastMessage } from '../app/app-context.ts'
import { createApp } from '../app/create-app.ts'
import { memoryStorage } from '../storage/browser-storage.ts'
import { useLogin, useRegister, useRequestOtp, useVerifyOtp, type PendingVerification } from './sign-in.ts'
import { useLogout } from './user.ts'

const asha: User = {
  id: 'u1',
  username: 'asha',
  name: 'Asha',
  email: 'asha@example.in',
  phoneNumber: null,
  isAdmin: false,
  avatar: null,
}

const pending: PendingVerification = {
  message: 'OTP sent',
  phoneNumber: '+919876543210',
  useDirectVerification: false,
  useStatelessVerification: false,
  otpToken: null,
  testMode: false,
  resendAfterSeconds: 30,
}

/** The toasts that follow a mutation to which the server answers with `body`. */
async function toastsOf<V>(
  body: unknown,
  useHook: () => Pick<UseMutationResult<unknown, Error, V>, 'mutateAsync'>,
  variables: V,
): Promise<ToastMessage[]> {
  const toasts: ToastMessage[] = []
  const app = createApp({
    fetch: () => Promise.resolve(Response.json(body)),
    publicOrigin: '',
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    sessionHint: () => 'guest',
    notify: toast => toasts.push(toast),
  })
  const mutations: ReturnType<typeof useHook>[] = []
  const Caller = () => {
    mutations.push(useHook())
    return null
  }
  const caller = createElement(AppProvider, { value: app }, createElement(Caller))
  renderToString(createElement(QueryClientProvider, { client: app.queryClient }, caller))
  await mutations[0]?.mutateAsync(variables)
  return toasts
}

const titlesOf = (toasts: readonly ToastMessage[]) => toasts.map(({ title }) => title)

it('[AUTH-4] says that a code was sent, and to which number', async () => {
  expect(await toastsOf(pending, useRequestOtp, '9876543210')).toEqual([
    { title: 'OTP Sent', description: 'We sent an OTP to +91 98765 43210.' },
  ])
})

it('[AUTH-4] says that a code was right', async () => {
  expect(titlesOf(await toastsOf(asha, () => useVerifyOtp(pending), '123456'))).toEqual([
    'Verification successful',
  ])
})

it('[AUTH-4] welcomes by name who signs in with a password', async () => {
  const toasts = await toastsOf(asha, useLogin, { username: 'asha', password: 'a long password' })
  expect(titlesOf(toasts)).toEqual(['Welcome back, Asha!'])
})

it('[AUTH-4] says that an account was made', async () => {
  const registration = { username: 'asha', email: 'asha@example.in', password: 'a long password' }
  expect(titlesOf(await toastsOf(asha, useRegister, registration))).toEqual(['Registration successful'])
})

it('[AUTH-4] says that somebody is signed out', async () => {
  expect(titlesOf(await toastsOf({}, useLogout, undefined))).toEqual(['Logged out'])
})
