import "../testing/plain-platform.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { platform } from "../platform/current-platform.ts";
import { forgetEndedSession, wasSessionEnded, wasSignedOutHere } from "./ended-session.ts";
import { beginSignOut } from "./redirect-unauthorized-to-sign-in.ts";
import { forgetSessionMark, markSessionOpen, markSessionOver } from "./session-mark.ts";

const mayBeSignedIn = vi.spyOn(platform(), "mayBeSignedIn");

beforeEach(() => {
  forgetSessionMark();
  mayBeSignedIn.mockReturnValue(true);
});

test("a session that ended elsewhere is remembered over reloads, until somebody signs in", () => {
  markSessionOpen();
  expect(wasSessionEnded()).toBe(false);
  // A page finds nobody signed in, and so does each that follows.
  for (let n = 0; n < 2; n++) {
    markSessionOver();
    mayBeSignedIn.mockReturnValue(false);
    expect(wasSessionEnded()).toBe(true);
  }
  markSessionOpen();
  expect(wasSessionEnded()).toBe(false);
});

test.each([
  ["never signed in here", () => undefined],
  ["signed out by themselves, also in another tab", () => {
    markSessionOpen();
    beginSignOut();
  }],
  ["cleared the cookies, or followed /api/logout", () => {
    markSessionOpen();
    mayBeSignedIn.mockReturnValue(false);
  }],
])("the sign-in page explains nothing to somebody who %s", (_, act) => {
  act();
  markSessionOver();
  expect(wasSessionEnded()).toBe(false);
});

test("an ended session is forgotten once somebody has done something about it", () => {
  markSessionOpen();
  forgetEndedSession();
  // A password reset in Settings does not forget the open session.
  markSessionOver();
  expect(wasSessionEnded()).toBe(true);
  forgetEndedSession();
  expect(wasSessionEnded()).toBe(false);
});

test("a tab on which the session ends knows whether another tab has signed out", () => {
  markSessionOpen();
  expect(wasSignedOutHere()).toBe(false);
  beginSignOut();
  expect(wasSignedOutHere()).toBe(true);
});
