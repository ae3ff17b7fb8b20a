import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { notices } from '../../src/lib/notices.svelte';
import Settings from '../../src/pages/Settings.svelte';

it('ends every other sign-in and says so', async () => {
  const guest = { guest: 'g', name: 'Anna', token: '' };
  const call = vi.spyOn(api.transport, 'call').mockResolvedValue(JSON.stringify(guest));
  render(Settings);
  await fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await vi.waitFor(() => expect(notices.all.at(-1)?.text).toBe('Done. You are signed in here and nowhere else.'));
  expect(call).toHaveBeenLastCalledWith('POST', '/api/me/sign-outs', {});
  call.mockRestore();
});
